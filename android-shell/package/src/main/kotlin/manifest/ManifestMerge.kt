package cl.luka.shell.packaging.manifest

import java.io.StringReader
import java.io.StringWriter
import javax.xml.parsers.DocumentBuilderFactory
import javax.xml.transform.OutputKeys
import javax.xml.transform.TransformerFactory
import javax.xml.transform.dom.DOMSource
import javax.xml.transform.stream.StreamResult
import org.w3c.dom.Document
import org.w3c.dom.Element
import org.w3c.dom.Node
import org.xml.sax.InputSource

private const val ANDROID = "http://schemas.android.com/apk/res/android"
private const val TOOLS = "http://schemas.android.com/tools"
private const val XMLNS = "http://www.w3.org/2000/xmlns/"
private val classElements = setOf("application", "activity", "activity-alias", "service", "receiver", "provider")

/**
 * Joins the manifests of source sets as Android's build does, as far as this app needs it: elements are
 * appended, attributes of `application` are set, `tools:node="remove"` takes an element away,
 * `${'$'}{applicationId}` is filled in, and classes are named in full below [namespace].
 */
class ManifestMerge(private val applicationId: String, private val namespace: String) {
    /** The manifest of all [manifests], the first of which the others add to. */
    fun merge(manifests: List<String>): String {
        val documents = manifests.map { read(it.replace("\${applicationId}", applicationId)) }
        val target = documents.first()
        documents.drop(1).forEach { addChildren(target.documentElement, it.documentElement) }
        target.documentElement.setAttribute("package", applicationId)
        elementsOf(target.documentElement, deep = true).forEach(::finish)
        finish(target.documentElement)
        return write(target)
    }

    private fun addChildren(target: Element, addition: Element) {
        for (child in elementsOf(addition)) {
            val same = elementsOf(target).find { it.tagName == child.tagName && nameOf(it) == nameOf(child) }
            when {
                child.getAttributeNS(TOOLS, "node") == "remove" -> same?.let(target::removeChild)
                child.tagName == "application" && same != null -> {
                    attributesOf(child).forEach { same.setAttributeNS(it.namespaceURI, it.nodeName, it.nodeValue) }
                    addChildren(same, child)
                }
                // A list of what is asked for, in which only the whole element has a meaning.
                same == null || child.tagName == "queries" ->
                    target.appendChild(target.ownerDocument.importNode(child, true))
                else -> target.replaceChild(target.ownerDocument.importNode(child, true), same)
            }
        }
    }

    private fun finish(element: Element) {
        attributesOf(element)
            .filter { it.namespaceURI == TOOLS || it.namespaceURI == XMLNS && it.nodeValue == TOOLS }
            .forEach { element.removeAttributeNS(it.namespaceURI, it.localName) }
        val name = nameOf(element)
        if (element.tagName in classElements && name.startsWith(".")) {
            element.setAttributeNS(ANDROID, "android:name", namespace + name)
        }
    }
}

private fun nameOf(element: Element): String = element.getAttributeNS(ANDROID, "name")

private fun attributesOf(element: Element): List<Node> =
    element.attributes.let { map -> (0 until map.length).map(map::item) }

private fun elementsOf(parent: Element, deep: Boolean = false): List<Element> {
    val nodes = if (deep) parent.getElementsByTagName("*") else parent.childNodes
    return (0 until nodes.length).map(nodes::item).filterIsInstance<Element>()
}

private fun read(text: String): Document {
    val factory = DocumentBuilderFactory.newInstance()
    factory.isNamespaceAware = true
    factory.isIgnoringComments = true
    return factory.newDocumentBuilder().parse(InputSource(StringReader(text)))
}

private fun write(document: Document): String {
    val transformer = TransformerFactory.newInstance().newTransformer()
    transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes")
    return StringWriter().also { transformer.transform(DOMSource(document), StreamResult(it)) }.toString()
}
