import { config } from '@/lib/config';
import type { PolicyText } from './policy-text';

const { brand } = config;

/** The terms of use in Vietnamese. */
export const text: PolicyText = {
  intro: `Đây là quy định sử dụng ${brand}. Mỗi khoản vay còn có hợp đồng riêng với số tiền, ngày và chi phí. Nếu có khác biệt, hợp đồng bạn đã ký được ưu tiên, và luật luôn cao nhất. Bản tiếng Tây Ban Nha có giá trị pháp lý; bản dịch này giúp bạn đọc hiểu.`,
  sections: [
    {
      id: 'use',
      title: 'Ai dùng được dịch vụ',
      blocks: [
        'Người từ 18 tuổi, có RUN và số di động Chile, tự vay cho mình. Mỗi người một tài khoản.',
      ],
    },
    {
      id: 'account',
      title: 'Tài khoản của bạn',
      blocks: [
        'Bạn đăng nhập bằng số di động hoặc email cùng mã dùng một lần. Đừng đưa mã cho ai: người có mã vào được tài khoản của bạn. Nếu nghi có người dùng tài khoản, hãy báo ngay qua Trợ giúp.',
        'Thông tin bạn cung cấp phải đúng và là của bạn. Ảnh chân dung phải khớp với bạn, ảnh thẻ căn cước phải khớp với RUN; nếu không, đơn vay bị từ chối.',
      ],
    },
    {
      id: 'application',
      title: 'Đơn vay và xét duyệt',
      blocks: [
        'Gửi đơn vay không mất phí và không buộc bạn phải vay. Việc xét duyệt có thể tự động; bạn có thể yêu cầu một người xem lại.',
        'Kết quả duyệt có hiệu lực đến ngày hiện ở trang chủ. Sau đó cần gửi lại đơn vay. Nếu hôm nay chưa thể cho vay, chúng tôi báo ngày bạn có thể thử lại.',
      ],
    },
    {
      id: 'cost',
      title: 'Chi phí',
      blocks: [
        'Trước khi ký, bạn luôn thấy cùng lúc: số tiền vay, phí dịch vụ, số tiền nhận, tiền lãi, tổng phải trả, ngày trả, chi phí quy năm (CAE) và chi phí khi trả trễ. Luật 19.496 và Luật 20.555 (SERNAC Financiero) yêu cầu như vậy.',
        'Không có khoản thu nào ngoài bảng tóm tắt đó. Lãi không được vượt mức tối đa (interés máximo convencional) của Luật 18.010 về cho vay tiền; điều khoản vượt mức không có hiệu lực.',
        'Bạn không phải mua bảo hiểm hay sản phẩm khác để được vay.',
      ],
    },
    {
      id: 'signature',
      title: 'Hợp đồng và chữ ký',
      blocks: [
        'Bạn ký điện tử, có giá trị theo Luật 19.799. Chữ ký được lưu cùng đúng nội dung, ngày và giờ. Bạn có thể đọc, in và lưu hợp đồng bất cứ lúc nào ở chi tiết khoản vay.',
        'Sau lần ký đầu, bạn có thể ký khoản vay sau bằng một lần chạm. Bạn vẫn xem các con số trước.',
      ],
    },
    {
      id: 'payout',
      title: 'Nhận tiền',
      blocks: [
        'Chúng tôi chuyển vào Yape hoặc tài khoản ngân hàng đứng tên bạn. Nếu chuyển không được, khoản vay chưa bắt đầu: bạn sửa tài khoản và chúng tôi chuyển lại.',
      ],
    },
    {
      id: 'repayment',
      title: 'Trả nợ',
      blocks: [
        'Bạn trả tổng số tiền vào ngày ghi trong hợp đồng, bằng các cách có trong ứng dụng. Nếu cách nào có phí, bạn thấy trước khi chọn.',
        'Bạn có thể trả sớm mà không cần xin phép: đó là quyền không thể từ bỏ (điều 10 Luật 18.010). Trả một phần dưới 20% số dư thì cần chúng tôi đồng ý.',
      ],
    },
    {
      id: 'late',
      title: 'Nếu bạn trả trễ',
      blocks: [
        'Trả trễ có một khoản phí một lần và một khoản phí mỗi ngày. Tỷ lệ và số tiền nằm trong bảng tóm tắt hợp đồng và không đổi sau khi ký. Chúng tôi không bao giờ thu quá mức luật cho phép.',
        'Việc nhắc nợ theo Luật 19.496, với giới hạn của Luật 21.320:',
        {
          list: [
            'Tối đa một cuộc gọi hoặc lần đến nhà mỗi tuần.',
            'Tối đa hai tin nhắn mỗi tuần, cách nhau ít nhất hai ngày.',
            'Chỉ gọi và đến vào ngày làm việc, từ 8:00 đến 20:00.',
            'Không báo cho người khác về nợ của bạn, không gửi giấy tờ trông như của tòa án.',
          ],
        },
        'Nếu không trả được, hãy nói với chúng tôi trước ngày hẹn. Chúng tôi cùng bạn tìm cách.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Nếu bạn đổi ý',
      blocks: [
        'Khi luật cho bạn quyền rút lại (điều 3 bis Luật 19.496), bạn có thể hủy hợp đồng trong thời hạn luật định bằng cách hoàn lại số đã nhận. Hãy yêu cầu qua Trợ giúp.',
      ],
    },
    {
      id: 'benefits',
      title: 'Phiếu ưu đãi và phiếu tăng hạn mức',
      blocks: [
        'Mỗi phiếu ghi rõ giá trị, số tiền tối thiểu và ngày hết hạn. Dùng một lần, không đổi thành tiền và không chuyển cho người khác.',
      ],
    },
    {
      id: 'fair',
      title: 'Sử dụng đúng cách',
      blocks: [
        'Bạn không được dùng dịch vụ bằng dữ liệu của người khác, để lừa dối hay gây hại. Chúng tôi có thể tạm khóa tài khoản khi kiểm tra dấu hiệu gian lận và sẽ cho bạn biết lý do. Các khoản vay đang có giữ nguyên điều kiện.',
      ],
    },
    {
      id: 'service',
      title: 'Sự cố và trách nhiệm',
      blocks: [
        'Chúng tôi cố gắng để ứng dụng luôn hoạt động. Khi có sự cố, bạn không mất quyền nào: khoản trả bị trễ do lỗi của chúng tôi không phát sinh phí. Không điều nào ở đây hạn chế quyền mà Luật 19.496 trao cho bạn.',
      ],
    },
    {
      id: 'changes',
      title: 'Thay đổi quy định',
      blocks: [
        'Nếu thay đổi, chúng tôi báo trước và hỏi bạn đồng ý lại. Hợp đồng đã ký không thay đổi.',
      ],
    },
    {
      id: 'complaints',
      title: 'Khiếu nại và luật áp dụng',
      blocks: [
        'Trước tiên hãy nhắn qua Trợ giúp. Bạn cũng có thể khiếu nại miễn phí tại SERNAC (sernac.cl hoặc 800 700 100) hoặc kiện tại juzgado de policía local nơi bạn ở. Luật Chile được áp dụng.',
      ],
    },
  ],
};
