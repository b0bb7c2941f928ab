import { config } from '@/lib/config';
import type { PolicyText } from './policy-text';

const { brand } = config;

/** The privacy policy in Vietnamese. */
export const text: PolicyText = {
  intro: `Trang này cho bạn biết ${brand} dùng dữ liệu nào của bạn, để làm gì, chia sẻ với ai và bạn có quyền gì. Chính sách tuân theo Luật 19.628 của Chile về bảo vệ dữ liệu cá nhân, cùng các sửa đổi của Luật 21.719 có hiệu lực từ ngày 1/12/2026. Bản tiếng Tây Ban Nha có giá trị pháp lý; bản dịch này giúp bạn đọc hiểu.`,
  sections: [
    {
      id: 'who',
      title: 'Ai chịu trách nhiệm về dữ liệu',
      blocks: [
        `Đơn vị chịu trách nhiệm là công ty vận hành ${brand} và ký hợp đồng vay với bạn. Tên pháp lý, RUT và địa chỉ có trong hợp đồng đó.`,
        'Mọi vấn đề về quyền riêng tư, bạn nhắn cho chúng tôi qua mục Trợ giúp trong ứng dụng. Nhân viên sẽ trả lời bạn.',
      ],
    },
    {
      id: 'data',
      title: 'Chúng tôi dùng dữ liệu nào',
      blocks: [
        'Dữ liệu bạn cung cấp:',
        {
          list: [
            'Để đăng nhập: số di động hoặc email.',
            'Để biết bạn là ai: họ tên, giới tính, ngày sinh, RUN, học vấn, ngành nghề, WhatsApp, nơi ở và mục đích vay.',
            'Về hoàn cảnh của bạn: loại công việc, mức lương, tình trạng hôn nhân và việc từng trả trễ hay chưa.',
            'Hai người liên hệ khẩn cấp: tên, số điện thoại và quan hệ với bạn. Hãy báo cho họ trước khi đưa thông tin.',
            'Nơi nhận tiền: Yape hoặc tài khoản ngân hàng của bạn.',
            'Ảnh hai mặt thẻ căn cước và ảnh chân dung.',
          ],
        },
        'Dữ liệu phát sinh khi sử dụng: đơn vay, hợp đồng, thanh toán và tin nhắn với chúng tôi.',
        'Ngoài ra có năm nhóm tùy chọn. Mỗi nhóm chỉ được gửi khi bạn cho phép riêng; từ chối không bao giờ khiến bạn mất khoản vay:',
        {
          list: [
            'Dữ liệu điện thoại: mẫu máy, phiên bản, ngôn ngữ, mạng và bộ nhớ.',
            'Danh sách ứng dụng đã cài.',
            'Tin nhắn SMS.',
            'Cách bạn dùng ứng dụng: mở màn hình nào, khi nào, và ô nào khó điền.',
            'Có người đã đăng ký, gửi đơn vay, ký hoặc trả nợ, không kèm tên bạn, để đo quảng cáo.',
          ],
        },
        'Nếu bạn cho phép vị trí, chúng tôi chỉ dùng vị trí gần đúng. Chúng tôi không đọc danh bạ: bạn chọn một người và chúng tôi chỉ nhận người đó. Chúng tôi không dùng micrô.',
      ],
    },
    {
      id: 'why',
      title: 'Dùng để làm gì',
      blocks: [
        {
          list: [
            'Xác minh đúng là bạn và ngăn người khác vay dưới tên bạn.',
            'Xét duyệt đơn vay và quyết định số tiền có thể cho vay.',
            'Lập và thực hiện hợp đồng: giải ngân, nhận thanh toán và nhắc bạn ngày trả.',
            'Làm theo yêu cầu của pháp luật và trả lời cơ quan chức năng.',
            'Cải thiện dịch vụ, chỉ bằng dữ liệu tùy chọn mà bạn đã cho phép.',
          ],
        },
        'Chúng tôi không dùng dữ liệu của bạn vào việc khác khi chưa hỏi bạn.',
      ],
    },
    {
      id: 'basis',
      title: 'Căn cứ pháp lý',
      blocks: [
        'Chúng tôi dùng dữ liệu vì hợp đồng bạn yêu cầu cần đến, vì luật buộc, hoặc vì bạn đồng ý. Sự đồng ý được hỏi riêng, lưu kèm ngày, và bạn có thể rút lại bất cứ lúc nào trong Cài đặt. Việc rút lại không ảnh hưởng những gì đã làm trước đó.',
      ],
    },
    {
      id: 'decisions',
      title: 'Quyết định tự động',
      blocks: [
        'Đơn vay của bạn có thể do hệ thống tự động xét duyệt. Hệ thống so câu trả lời, ảnh và lịch sử của bạn với chúng tôi. Bạn có thể yêu cầu giải thích quyết định, nêu ý kiến và được một người xem lại, theo Luật 21.719.',
      ],
    },
    {
      id: 'sharing',
      title: 'Chia sẻ với ai',
      blocks: [
        {
          list: [
            'Tổ chức và kênh thanh toán chuyển tiền, chỉ với những gì mỗi giao dịch cần.',
            'Công ty làm dịch vụ cho chúng tôi, như gửi mã hay lưu trữ dữ liệu, theo hợp đồng và chỉ dẫn của chúng tôi.',
            'Cơ quan chức năng và tòa án, khi luật yêu cầu.',
          ],
        },
        'Chúng tôi không bán dữ liệu của bạn. Dữ liệu về nợ chỉ được chuyển đi trong các trường hợp và thời hạn mà chương III của Luật 19.628 cho phép. Chúng tôi không bao giờ nói với người liên hệ khẩn cấp về khoản nợ của bạn: Luật 19.496, sửa bởi Luật 21.320, cấm điều đó.',
        'Nếu nhà cung cấp lưu dữ liệu ngoài Chile, chúng tôi yêu cầu mức bảo vệ tương đương luật Chile.',
      ],
    },
    {
      id: 'keeping',
      title: 'Lưu trong bao lâu',
      blocks: [
        'Dữ liệu hợp đồng: trong thời gian bạn dùng dịch vụ, sau đó theo thời hạn khiếu nại hoặc thời hạn luật buộc lưu giữ. Dữ liệu tùy chọn: theo thời gian ghi ở từng lần cho phép. Sau đó chúng tôi xóa hoặc ẩn danh.',
        'Trên điện thoại này có phiên đăng nhập và bản nháp biểu mẫu của bạn. Khi đăng xuất, tất cả bị xóa.',
      ],
    },
    {
      id: 'rights',
      title: 'Quyền của bạn',
      blocks: [
        {
          list: [
            'Truy cập: biết chúng tôi có dữ liệu gì về bạn và nhận bản sao.',
            'Chỉnh sửa: sửa chỗ sai hoặc thiếu.',
            'Xóa: yêu cầu xóa những gì không còn cần.',
            'Phản đối: yêu cầu ngừng dùng cho một mục đích cụ thể.',
            'Chuyển dữ liệu: mang đi ở định dạng nơi khác đọc được, từ ngày 1/12/2026.',
            'Tạm khóa: ngừng dùng trong khi yêu cầu của bạn được giải quyết.',
          ],
        },
        'Bạn không mất phí. Hãy yêu cầu qua mục Trợ giúp, chúng tôi trả lời trong thời hạn luật định. Nếu chưa đồng ý, bạn có thể khiếu nại tại tòa dân sự và, từ ngày 1/12/2026, tại Agencia de Protección de Datos Personales.',
      ],
    },
    {
      id: 'security',
      title: 'Chúng tôi bảo vệ thế nào',
      blocks: [
        'Mọi dữ liệu được mã hóa khi truyền. Chỉ người cần mới xem được. Chúng tôi không bao giờ hỏi mã đăng nhập qua điện thoại, email hay WhatsApp. Nếu có sự cố gây rủi ro cho bạn, chúng tôi báo cho bạn và cơ quan chức năng.',
      ],
    },
    {
      id: 'minors',
      title: 'Người chưa đủ tuổi',
      blocks: [
        `${brand} dành cho người từ 18 tuổi. Nếu phát hiện dữ liệu của người nhỏ tuổi hơn, chúng tôi sẽ xóa.`,
      ],
    },
    {
      id: 'changes',
      title: 'Thay đổi chính sách',
      blocks: [
        'Khi có thay đổi quan trọng, chúng tôi báo trước trong ứng dụng. Điều gì cần bạn đồng ý, chúng tôi sẽ hỏi lại.',
      ],
    },
  ],
};
